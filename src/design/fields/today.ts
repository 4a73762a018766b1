import { createContext } from 'react';

/** The present day, '2026-11-26', by the app's clock; '' if unknown. Date fields mark it and fill in missing years. */
export const TodayContext = createContext<() => string>(() => '');
