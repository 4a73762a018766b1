import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deskQuery } from '../api.ts';
import type { DeskColleague } from '../contract.ts';
import { Colleagues } from './colleagues.tsx';
import { TakeDesk } from './take-desk.tsx';

/** After somebody has signed out: those who wait at this desk may come back. Anywhere else there is nothing to see. */
export function DeskOfNobody() {
  const { data: colleagues = [] } = useQuery({ ...deskQuery(), enabled: typeof document !== 'undefined' });
  const [chosen, setChosen] = useState<DeskColleague>();
  if (chosen) return <TakeDesk colleague={chosen} onBack={() => setChosen(undefined)} />;
  if (colleagues.length === 0) return null;
  return <Colleagues title='Han entrado hoy en este puesto' colleagues={colleagues} onChoose={setChosen} />;
}
