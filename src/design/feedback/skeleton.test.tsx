import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Skeleton } from './skeleton.tsx';

test('never exceeds its container, however large the text', () => {
  expect(renderToStaticMarkup(<Skeleton className='h-8 w-56' />)).toContain('max-w-full');
});
