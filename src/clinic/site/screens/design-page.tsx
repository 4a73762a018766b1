import type { MetaFunction } from 'react-router';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { findRootData, useRootData } from '#platform/documents/root-data.ts';
import { ActionSpecimens } from './design/actions.tsx';
import { FeedbackSpecimens } from './design/feedback.tsx';
import { FormSpecimens } from './design/forms.tsx';
import { HouseSpecimens } from './design/houses.tsx';
import { PageSpecimens } from './design/page-parts.tsx';
import { SitePartSpecimens } from './design/site-parts.tsx';
import { TimeSpecimens } from './design/time.tsx';
import { TokenSpecimens } from './design/tokens.tsx';
import NotFoundPage, { meta as notFoundMeta } from './not-found-page.tsx';

/** In production the server returns 404, but the client-side route still matches and must agree. */
export const meta: MetaFunction = (given) => {
  return findRootData(given.matches)?.demo ? ownMeta(given) : notFoundMeta(given);
};

const ownMeta = pageMeta(() => ({
  title: `Piezas del diseño · ${clinicContact().name}`,
  description: `Los colores, la letra y las piezas con las que está hecha la web de ${clinicContact().name}.`,
}));

/** Catalogue of all components in `src/design` and their states. Demo mode only. */
export default function DesignPage() {
  if (!useRootData()?.demo) return <NotFoundPage />;
  return (
    <>
      <h1>Piezas del diseño</h1>
      <p className='mt-3 max-w-text text-ink-soft text-lg'>
        Todo lo que hay en <code>src/design</code>, en todos sus estados. Cada pieza lleva el nombre de su
        archivo.
      </p>
      <TokenSpecimens />
      <SitePartSpecimens />
      <ActionSpecimens />
      <FormSpecimens />
      <TimeSpecimens />
      <HouseSpecimens />
      <FeedbackSpecimens />
      <PageSpecimens />
    </>
  );
}
