import { type ReactNode, useState } from 'react';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import type { Step } from '../rules.ts';

const stateStyles = {
  done: { tone: 'confirmed', word: 'Hecho' },
  missing: { tone: 'pending', word: 'Falta' },
  advised: { tone: 'neutral', word: 'Recomendado' },
} as const;

export function StepCard({ step, title, children }: { step: Step; title: string; children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  const { tone, word } = stateStyles[step.state];
  const isOpen = step.state !== 'done' || isShown;
  return (
    <Card as='li' className='sm:p-5!'>
      <div className='flex flex-wrap items-center justify-between gap-x-4 gap-y-1'>
        <h2 className='text-h4'>{title}</h2>
        <Badge tone={tone}>{word}</Badge>
      </div>
      <p className='mt-1.5 max-w-text wrap-anywhere text-ink-soft'>{step.why}</p>
      {isOpen ? (
        <div className='mt-4'>{children}</div>
      ) : (
        <Button variant='quiet' size='small' className='mt-1 -mb-2 -ml-4' onClick={() => setShown(true)}>
          Ver o cambiar<span className='sr-only'>: {title}</span>
        </Button>
      )}
    </Card>
  );
}
