import clsx from 'clsx';
import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

type Tab<Value extends string = string> = { value: Value; label: ReactNode; content: ReactNode };

export type TabsProps<Value extends string = string> = {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly Tab<Value>[];
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  /** Keeps hidden panels in the HTML, for public text. Without JavaScript all are shown. */
  keepMounted?: boolean;
  /** Title of the page, in the same row as the tabs on wide screens. */
  opening?: ReactNode;
  /** Less space above the panels, and the opening close to the tabs. */
  isDense?: boolean;
  className?: string;
};

/**
 * Columns on phones by number of tabs. Three are as wide as their text, because equal columns would wrap the longest;
 * three in a row and one below looks wrong, so four form a 2 × 2 grid.
 */
const phoneColumns: Readonly<Record<number, string>> = {
  2: 'max-sm:grid max-sm:grid-cols-2 tiny:grid-cols-1',
  3: 'max-sm:grid max-sm:grid-cols-[auto_auto_auto] max-sm:*:px-1 tiny:grid-cols-1',
  4: 'max-sm:grid max-sm:grid-cols-2 max-sm:*:px-1 tiny:grid-cols-1',
};

/** Tabs, wrapping to two rows if needed. Arrow keys move, Home and End jump. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  defaultValue,
  onValueChange,
  keepMounted,
  opening,
  isDense = false,
  className,
}: TabsProps<Value>) {
  const choose = (next: string) => {
    const chosen = tabs.find((tab) => tab.value === next);
    if (chosen) onValueChange?.(chosen.value);
  };
  return (
    <Radix.Root
      value={value}
      defaultValue={defaultValue ?? tabs[0]?.value}
      onValueChange={choose}
      className={className}
    >
      <div
        className={clsx(
          opening && 'flex flex-col lg:flex-row lg:items-center',
          isDense ? 'gap-2 max-md:gap-0 lg:gap-x-5' : 'gap-4 lg:gap-x-10',
        )}
      >
        {opening && <div className={clsx('min-w-0', !isDense && 'grow')}>{opening}</div>}
        <TabList label={label} tabs={tabs} />
      </div>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          forceMount={keepMounted || undefined}
          // Without JavaScript all panels are shown one below the other.
          className={clsx(
            'rounded-sm data-[state=inactive]:hidden',
            isDense ? 'pt-3' : 'pt-6',
            keepMounted && 'noscript:mt-8 noscript:data-[state=inactive]:block',
          )}
        >
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

function TabList({ label, tabs }: Pick<TabsProps, 'label' | 'tabs'>) {
  return (
    <Radix.List
      aria-label={label}
      className={clsx(
        'flex flex-wrap gap-1 rounded-card bg-river-100 p-1.5 sm:inline-flex sm:self-start lg:shrink-0 lg:self-center',
        phoneColumns[tabs.length],
      )}
    >
      {tabs.map((tab) => (
        <Radix.Trigger
          key={tab.value}
          value={tab.value}
          className={clsx(
            'min-h-11 grow rounded-[10px] px-2 py-2 text-center font-[650] text-river-700 text-sm leading-tight transition-colors sm:px-4 tiny:px-0 tiny:text-xs',
            'hover:bg-river-50 data-[state=active]:bg-card data-[state=active]:text-ink data-[state=active]:shadow-[inset_0_-3px_0_var(--color-river-600)]',
          )}
        >
          {tab.label}
        </Radix.Trigger>
      ))}
    </Radix.List>
  );
}
