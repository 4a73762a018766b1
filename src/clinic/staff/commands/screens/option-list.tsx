import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useFocusOnMount } from '#platform/browser/use-focus-on-mount.ts';

export type Option = {
  key: string;
  label: string;
  detail?: string | undefined;
  Icon: LucideIcon;
  run: () => void;
};
export type OptionGroup = { title: string; options: readonly Option[] };

/**
 * A field with grouped suggestions under it: the combobox pattern of WAI-ARIA with a listbox. The focus stays in the
 * field; arrow keys move between the options, Enter runs the active one.
 * @param children status under the field
 */
export function OptionList({
  label,
  hint,
  typed,
  setTyped,
  groups,
  children,
}: {
  label: string;
  hint: string;
  typed: string;
  setTyped: (typed: string) => void;
  groups: readonly OptionGroup[];
  children?: ReactNode;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useFocusOnMount(input);
  const options = groups.flatMap((group) => group.options);
  // By key, so that the same option stays active while others are added.
  const [chosenKey, setChosenKey] = useState<string>();
  const active = options.find(({ key }) => key === chosenKey) ?? options[0];
  const idOf = (key: string) => `${id}-${key}`;
  const activeId = active && idOf(active.key);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const move = (step: number) => {
    const place = active ? options.indexOf(active) : -1;
    setChosenKey(options[(place + step + options.length) % options.length]?.key);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and arrows of an input method choose its own suggestions.
    if (event.nativeEvent.isComposing || active === undefined) return;
    const actions: Record<string, () => void> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: active.run,
    };
    const action = actions[event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  };
  return (
    <>
      <div className='sticky -top-4 z-10 -mt-2 bg-paper pt-2 pb-2'>
        <input
          ref={input}
          type='text'
          role='combobox'
          aria-label={label}
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete='list'
          aria-activedescendant={activeId}
          autoComplete='off'
          autoCapitalize='none'
          spellCheck={false}
          enterKeyHint='go'
          placeholder={hint}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setChosenKey(undefined);
          }}
          onKeyDown={onKeyDown}
          className='min-h-12 w-full rounded-[10px] border border-edge bg-card px-4 text-base placeholder:text-ink-soft'
        />
      </div>
      {children}
      <div id={`${id}-list`} role='listbox' aria-label={label} className='flex flex-col gap-3'>
        {groups.map(({ title, options }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox is no fieldset
          <div key={title} role='group' aria-labelledby={idOf(title)}>
            <p id={idOf(title)} className='px-3 pb-1 font-[650] text-ink-soft text-xs'>
              {title}
            </p>
            {options.map((option) => (
              <OptionRow
                key={option.key}
                id={idOf(option.key)}
                option={option}
                isActive={option === active}
                activate={() => setChosenKey(option.key)}
              />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

function OptionRow({
  id,
  option: { label, detail, Icon, run },
  isActive,
  activate,
}: {
  id: string;
  option: Option;
  isActive: boolean;
  activate: () => void;
}) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has the focus and the keys
    <div
      id={id}
      role='option'
      aria-selected={isActive}
      onPointerMove={activate}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={run}
      className={clsx(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-[10px] px-3 py-1.5',
        isActive && 'bg-river-100 outline-2 outline-river-600 -outline-offset-2',
      )}
    >
      <Icon aria-hidden='true' className='size-5 shrink-0 text-ink-soft' />
      <span className='min-w-0 break-words'>
        <span className='block font-[650]'>{label}</span>
        {detail && (
          <span className='block text-ink-soft text-xs tabular-nums first-letter:uppercase'>{detail}</span>
        )}
      </span>
    </div>
  );
}
