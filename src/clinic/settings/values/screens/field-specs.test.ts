import { describe, expect, test } from 'vitest';
import { describeValue, type FieldSpec, toDraft, toValues } from './field-specs.ts';

describe('a field in euros', () => {
  const field: FieldSpec = { kind: 'euros', name: 'fee', label: 'Cuota' };

  test('shows cents as euros and sends cents', () => {
    const draft = toDraft([field], { fee: 1_250 });
    expect(draft).toEqual({ fee: '12,50' });
    expect(toValues([field], draft)).toEqual({ fee: 1_250 });
    expect(describeValue(field, 1_250)).toEqual(['12,50 €']);
  });

  test('sends null for a text that is no price', () => {
    expect(toValues([field], { fee: 'doce' })).toEqual({ fee: null });
  });
});
