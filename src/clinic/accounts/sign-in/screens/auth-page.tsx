import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { useSession } from '#clinic/accounts/api.ts';
import { EnterAs } from '#clinic/accounts/demonstration/screens/enter-as.tsx';
import { useRegister } from '#clinic/accounts/registration/api.ts';
import {
  notifyResponseLost,
  RegisterForm,
  useRegisterForm,
} from '#clinic/accounts/registration/screens/register-form.tsx';
import { WelcomePanel } from '#clinic/accounts/registration/screens/welcome-panel.tsx';
import { NoScriptNotice } from '#clinic/accounts/screens/no-script-notice.tsx';
import { Card } from '#design/card.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { PageTitle } from '#design/page-title.tsx';
import { Tabs } from '#design/tabs.tsx';
import { useTextAcrossLanguages } from '#platform/browser/language-switch-draft.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { isObject } from '#platform/json.ts';
import { redirectDestination, verificationPath } from '#platform/paths.ts';
import { LoginForm, useLoginForm } from './login-form.tsx';
import { SignInLead } from './sign-in-lead.tsx';
import { texts } from './texts.ts';

export const meta = pageMeta(() => ({
  title: texts().documentTitle(clinicContact().name),
  description: texts().documentDescription(clinicContact().name),
}));

/** Sign-in and registration. Signed-in visitors are redirected to their destination. */
export default function AuthPage() {
  const [search, setSearch] = useSearchParams();
  const session = useSession();
  const register = useRegister(notifyResponseLost);
  const destination = redirectDestination(search.get('redirect'));
  const place = search.get('place');
  // A new user is signed in before the response says whether the e-mail must be verified.
  if (session.state === 'signed-in' && !register.isPending) {
    const placeInPage = place ? `#${encodeURIComponent(place)}` : '';
    const next = register.data?.user.requiresEmailVerification
      ? verificationPath(search.get('redirect'))
      : destination + placeInPage;
    return <Navigate to={next} replace />;
  }
  return (
    <div className='grid gap-x-14 gap-y-5 docked:gap-y-2 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]'>
      <div className='lg:col-span-2'>
        <PageTitle title={texts().title}>
          <SignInLead destination={destination} />
        </PageTitle>
        <NoScriptNotice>{texts().needsScript}</NoScriptNotice>
        <PasswordChanged />
      </div>
      <div>
        <Card>
          <AuthTabs register={register} />
        </Card>
        <EnterAs
          withPatient
          onEnter={(role) => {
            if (role !== 'client') setSearch({ redirect: 'staff' }, { replace: true });
          }}
        />
      </div>
      <WelcomePanel className='self-start max-lg:mt-6' />
    </div>
  );
}

function PasswordChanged() {
  const { state } = useLocation();
  if (!isObject(state) || state.passwordChanged !== true) return null;
  return (
    <Notice tone='success' announce='polite' title={texts().passwordChanged.title} className='mt-6'>
      {texts().passwordChanged.next}
    </Notice>
  );
}

/** Not the passwords. */
const keptFields = ['username', 'fullName', 'email', 'phone', 'address'] as const;

type AuthTabsProps = { register: ReturnType<typeof useRegister> };

/** Both forms are kept here, not in their panels, so that typed text survives a change of tab. */
function AuthTabs({ register }: AuthTabsProps) {
  // Whatever the destination: links here are called 'Iniciar Sesión'.
  const [tab, setTab] = useState<'login' | 'register'>('login');
  const loginForm = useLoginForm();
  const registerForm = useRegisterForm();
  useTextAcrossLanguages('registration', {
    read: () => Object.fromEntries(keptFields.map((field) => [field, registerForm.getValues(field)])),
    restore: (kept) => {
      setTab('register');
      for (const field of keptFields) if (kept[field]) registerForm.setValue(field, kept[field]);
    },
  });
  return (
    <Tabs
      label={texts().tabs}
      value={tab}
      onValueChange={setTab}
      tabs={[
        {
          value: 'login',
          label: texts().signIn,
          content: <LoginForm form={loginForm} onSwitch={() => setTab('register')} />,
        },
        {
          value: 'register',
          label: texts().register,
          content: <RegisterForm form={registerForm} register={register} onSwitch={() => setTab('login')} />,
        },
      ]}
    />
  );
}
