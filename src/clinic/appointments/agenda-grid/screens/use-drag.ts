import { type PointerEvent, useRef } from 'react';

/** Pixels before a press becomes a drag. */
const dragThresholdPx = 6;
/** Distance from the edge of the sheet, and scrolling per event, while something is dragged there. */
const scrollEdgePx = 40;
const scrollStepPx = 16;

/** Where the dragged edge is: a column, and a fraction of the sheet's height, 0 at the top. */
export type DragPosition = { column: number; part: number };

/**
 * Drags an edge of a block by mouse or pen; touch scrolls the sheet. Escape cancels.
 * @param edge the edge whose position is reported
 */
export function useDrag({
  isEnabled,
  edge,
  drag,
  drop,
  cancel,
}: {
  isEnabled: boolean;
  edge: 'top' | 'bottom';
  drag: (to: DragPosition) => void;
  drop: () => void;
  cancel: () => void;
}) {
  const from = useRef<{ x: number; y: number; offset: number } | undefined>(undefined);
  const hasMoved = useRef(false);
  /** Aborted at the end of a drag, to stop listening for Escape. */
  const dragging = useRef<AbortController | undefined>(undefined);
  const end = () => {
    from.current = undefined;
    dragging.current?.abort();
  };
  const down = (event: PointerEvent<HTMLElement>) => {
    hasMoved.current = false;
    if (!isEnabled || event.pointerType === 'touch' || event.button !== 0) return;
    const offset = event.clientY - event.currentTarget.getBoundingClientRect()[edge];
    from.current = { x: event.clientX, y: event.clientY, offset };
    event.currentTarget.setPointerCapture(event.pointerId);
    dragging.current = new AbortController();
    // On the window: the dragged element may not have the focus.
    addEventListener('keydown', press, { signal: dragging.current.signal });
  };
  const move = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    if (from.current === undefined) return;
    const distance = Math.hypot(clientX - from.current.x, clientY - from.current.y);
    if (distance > dragThresholdPx) hasMoved.current = true;
    if (!hasMoved.current) return;
    scrollAtEdge(currentTarget.closest('[data-sheet]'), clientX, clientY);
    const column = findColumn(clientX, clientY);
    if (column === undefined) return;
    const { top, height } = column.getBoundingClientRect();
    drag({ column: Number(column.dataset.column), part: (clientY - from.current.offset - top) / height });
  };
  const up = () => {
    if (from.current !== undefined && hasMoved.current) drop();
    end();
  };
  const leave = () => {
    end();
    cancel();
  };
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') leave();
  };
  return {
    /** True after a drag, which must not open the appointment. */
    hasMoved: () => hasMoved.current,
    handlers: {
      onPointerDown: down,
      onPointerMove: move,
      onPointerUp: up,
      onPointerCancel: leave,
    },
  };
}

const findColumn = (x: number, y: number): HTMLElement | undefined =>
  document
    .elementsFromPoint(x, y)
    .filter((element) => element instanceof HTMLElement)
    .find((element) => element.dataset.column !== undefined);

function scrollAtEdge(sheet: Element | null, x: number, y: number): void {
  if (sheet === null) return;
  const { top, bottom, left, right } = sheet.getBoundingClientRect();
  const stepTo = (at: number, from: number, to: number) => {
    if (at < from + scrollEdgePx) return -scrollStepPx;
    return at > to - scrollEdgePx ? scrollStepPx : 0;
  };
  sheet.scrollBy(stepTo(x, left, right), stepTo(y, top, bottom));
}
