import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { settingsTexts } from '#clinic/organization/screens/settings-texts.ts';
import { Button } from '#design/button.tsx';
import { routes } from '#platform/paths.ts';
import { ServicesForm } from '../catalogue/screens/services-form.tsx';
import { Team } from '../catalogue/screens/team.tsx';
import { Colleagues } from '../colleagues/screens/colleagues.tsx';
import type { StepName } from '../terms.ts';
import { ClinicData } from './clinic-data.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { TestMail } from './test-mail.tsx';
import { texts } from './texts.ts';
import { TryWallet } from './try-wallet.tsx';

/** Settings and commands of the server, the same in every language. */
const serverNames = {
  payPalClient: 'PAYPAL_CLIENT_ID',
  payPalSecret: 'PAYPAL_SECRET',
  backup: 'npm run backup',
} as const;

const help = (text: ReactNode) => <p className='max-w-text'>{text}</p>;

export const stepContents: Record<StepName, () => ReactNode> = {
  clinic: () => <ClinicData />,
  addresses: () => (
    <div className='flex flex-col gap-4'>
      {help(
        <>
          {texts().addresses.before}{' '}
          <Link to={routes['staff-settings-pages']} className='link'>
            {settingsTexts().pages.title}
          </Link>
          ,{' '}
          <Link to={routes['staff-settings-complementary']} className='link'>
            {settingsTexts().complementary.title}
          </Link>
          ,{' '}
          <Link to={routes['staff-settings-perks']} className='link'>
            {settingsTexts().perks.title}
          </Link>{' '}
          {texts().and}{' '}
          <Link to={routes['staff-settings-directory']} className='link'>
            {settingsTexts().directory.title}
          </Link>
          {texts().addresses.after}
        </>,
      )}
      <ConfirmForm step='addresses' who={texts().addresses.who} when={texts().confirm.day} />
    </div>
  ),
  services: () => <ServicesForm />,
  team: () => (
    <>
      <Team />
      <Colleagues />
    </>
  ),
  hours: () => (
    <div className='flex flex-col items-start gap-4'>
      {help(texts().hours.lead)}
      <Button asChild size='small'>
        <Link to={routes['staff-schedule']}>{texts().hours.open}</Link>
      </Button>
    </div>
  ),
  mail: () => <TestMail />,
  wallet: () =>
    help(
      <>
        {texts().wallet.lead} <code>{serverNames.payPalClient}</code> {texts().and}{' '}
        <code>{serverNames.payPalSecret}</code>.
      </>,
    ),
  order: () => <TryWallet />,
  officer: () => <ConfirmForm step='officer' who={texts().officer.who} when={texts().officer.day} />,
  assessment: () => <ConfirmForm step='assessment' who={texts().assessmentBy} when={texts().confirm.day} />,
  processors: () => (
    <div className='flex flex-col gap-4'>
      {help(texts().processors)}
      <ConfirmForm step='processors' who={texts().confirm.reviewedBy} when={texts().confirm.day} />
    </div>
  ),
  backup: () =>
    help(
      <>
        {texts().backup} <code>{serverNames.backup}</code>.
      </>,
    ),
  webhook: () => help(texts().webhook),
};
