import { Activity, type ComponentType, useState } from 'react';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { usePreloadedPart } from '#design/hooks/use-preloaded-part.ts';
import { type PersonTab, tabLabels } from './person-tabs.ts';
import { SummaryTab } from './tabs/summary-tab.tsx';
import type { TabProps } from './tabs/tab-props.ts';
import { texts } from './texts.ts';

type LaterTab = Exclude<PersonTab, 'resumen'>;

// The summary loads with the record, the other tabs on first use.
const loaders: Record<LaterTab, () => Promise<ComponentType<TabProps>>> = {
  citas: async () => (await import('./tabs/appointments-tab.tsx')).AppointmentsTab,
  historia: async () => (await import('./tabs/history-tab.tsx')).HistoryTab,
  cuestionarios: async () => (await import('./tabs/evaluations-tab.tsx')).EvaluationsTab,
  documentos: async () => (await import('./tabs/documents-tab.tsx')).DocumentsTab,
  dinero: async () => (await import('./tabs/money-tab.tsx')).MoneyTab,
  datos: async () => (await import('./tabs/data-tab.tsx')).DataTab,
};

/** The content of the tabs. A tab once opened stays mounted, so that what was typed in it is kept. */
export function TabPanels({
  tabs,
  current,
  ...props
}: TabProps & { tabs: readonly PersonTab[]; current: PersonTab }) {
  return (
    <div className='mt-5'>
      {tabs.map((tab) =>
        tab === 'resumen' ? (
          <SummaryPanel key={tab} isCurrent={tab === current} {...props} />
        ) : (
          <LaterPanel key={tab} tab={tab} isCurrent={tab === current} {...props} />
        ),
      )}
    </div>
  );
}

function useWasOpened(isCurrent: boolean): boolean {
  const [wasOpened, setOpened] = useState(isCurrent);
  if (isCurrent && !wasOpened) setOpened(true);
  return wasOpened;
}

const modeOf = (isCurrent: boolean) => (isCurrent ? 'visible' : 'hidden');

function SummaryPanel({ isCurrent, ...props }: TabProps & { isCurrent: boolean }) {
  const wasOpened = useWasOpened(isCurrent);
  return (
    wasOpened && (
      <Activity mode={modeOf(isCurrent)}>
        <SummaryTab {...props} />
      </Activity>
    )
  );
}

function LaterPanel({ tab, isCurrent, ...props }: TabProps & { tab: LaterTab; isCurrent: boolean }) {
  const wasOpened = useWasOpened(isCurrent);
  const { part: Part, isFailed, ask } = usePreloadedPart(loaders[tab], wasOpened);
  if (!wasOpened) return null;
  return (
    <Activity mode={modeOf(isCurrent)}>
      {Part && <Part {...props} />}
      {!Part && isFailed && (
        <LoadFailure title={texts().tabNotOpened(tabLabels[tab])} retry={ask}>
          {texts().tabNotOpenedAdvice}
        </LoadFailure>
      )}
      {!Part && !isFailed && <LoadingRows label={texts().openingTab(tabLabels[tab])} />}
    </Activity>
  );
}
