import type { ReactNode } from 'react';

/** Facts and parts that the sections mention, the same in every language. */
export type LegalFacts = {
  emergency: ReactNode;
  suicideLine: ReactNode;
  phone: ReactNode;
  mail: ReactNode;
  link: (page: 'plans' | 'embedded-web', text: string) => ReactNode;
  vatPercent: number;
  paymentProvider: string;
  holdMinutes: number;
  cancellationRule: ReactNode;
  ownAccountFromAge: number;
  /** '4 años y medio'. */
  childrenFrom: string;
  privacyPages: ReactNode;
};

export type LegalText = { title: string; content: (facts: LegalFacts) => ReactNode };
