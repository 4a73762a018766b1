import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deskQuery } from '../api.ts';
import type { DeskColleague } from '../contract.ts';
import { DeskColleagueList } from './desk-colleague-list.tsx';
import { TakeDesk } from './take-desk.tsx';
import { texts } from './texts.ts';

/** After a sign-out, lists the colleagues who can return at this desk; renders nothing elsewhere. */
export function UnattendedDesk() {
  const { data: colleagues = [] } = useQuery({ ...deskQuery(), enabled: typeof document !== 'undefined' });
  const [chosen, setChosen] = useState<DeskColleague>();
  if (chosen) return <TakeDesk colleague={chosen} onBack={() => setChosen(undefined)} />;
  if (colleagues.length === 0) return null;
  return <DeskColleagueList title={texts().enteredToday} colleagues={colleagues} onChoose={setChosen} />;
}
