import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { useSession } from '#clinic/accounts/api.ts';
import { useRegister } from '#clinic/accounts/registration/api.ts';
import {
  RegisterForm,
  sayLost,
  useRegisterForm,
} from '#clinic/accounts/registration/screens/register-form.tsx';
import { WelcomePanel } from '#clinic/accounts/registration/screens/welcome-panel.tsx';
import { clinic } from '#config';
import { Card } from '#design/card.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { Tabs } from '#design/tabs.tsx';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { isObject } from '#platform/json.ts';
import { destinationOf, routes, verifyThen } from '#platform/paths.ts';
import { LoginForm, useLoginForm } from './login-form.tsx';

export const meta = pageMeta({
  title: `Iniciar sesión o registrarse · ${clinic.name}`,
  description: `Entra en tu cuenta de ${clinic.name} o crea una para reservar y seguir tus consultas.`,
});

/** Login and registration. Whoever is signed in, or has just become so, is led on. */
export default function AuthPage() {
  const [search] = useSearchParams();
  const session = useSession();
  const register = useRegister(sayLost);
  const destination = destinationOf(search.get('redirect'));
  // Whoever has just registered is signed in before the answer says whether their e-mail is to be verified.
  if (session.state === 'signed-in' && !register.isPending) {
    const next = register.data?.requiresEmailVerification ? verifyThen(search.get('redirect')) : destination;
    return <Navigate to={next} replace />;
  }
  return (
    <div className='grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]'>
      <div>
        <h1>Tu cuenta</h1>
        <p className='mt-3 max-w-text text-ink-soft'>
          {leads[destination] ??
            'Entra para ver y reservar tus consultas. Si es tu primera vez, crea una cuenta.'}
        </p>
        <PasswordChanged />
        <Card className='mt-6'>
          <AuthTabs register={register} />
        </Card>
      </div>
      <WelcomePanel className='self-start lg:mt-3' />
    </div>
  );
}

const withPlan =
  'Entra en tu cuenta, o crea una, y sigues con tu plan. Si ya habías elegido uno, lo encontrarás al volver.';
/** For whoever was on the way to something: plans are sold on the front page and on their own. */
const leads: Record<string, string> = {
  [routes.appointments]:
    'Entra en tu cuenta, o crea una, y sigues reservando. Si ya habías elegido hora, la encontrarás al volver; aún no es tuya.',
  [routes.plans]: withPlan,
  [routes.home]: withPlan,
};

/** For whoever comes from the page of the recovery link. */
function PasswordChanged() {
  const { state } = useLocation();
  if (!isObject(state) || state.passwordChanged !== true) return null;
  return (
    <Notice tone='success' announce='polite' title='Tu contraseña ha cambiado' className='mt-6'>
      Ya puedes entrar con la nueva. Hemos cerrado las sesiones que había abiertas.
    </Notice>
  );
}

/** Both forms live here, not in their panels: what was typed stays when the person looks at the other tab. */
function AuthTabs({ register }: { register: ReturnType<typeof useRegister> }) {
  const [tab, setTab] = useState<'login' | 'register'>('login');
  const loginForm = useLoginForm();
  const registerForm = useRegisterForm();
  return (
    <Tabs
      label='Iniciar sesión o registrarse'
      value={tab}
      onValueChange={setTab}
      tabs={[
        {
          value: 'login',
          label: 'Iniciar Sesión',
          content: <LoginForm form={loginForm} onSwitch={() => setTab('register')} />,
        },
        {
          value: 'register',
          label: 'Registrarse',
          content: <RegisterForm form={registerForm} register={register} onSwitch={() => setTab('login')} />,
        },
      ]}
    />
  );
}
