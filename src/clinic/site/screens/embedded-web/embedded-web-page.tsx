import { useEffect } from 'react';
import { BookingBar } from '#clinic/appointments/screens/booking-bar.tsx';
import { Tabs } from '#design/tabs.tsx';
import { useTabInHash } from '#platform/browser/tab-in-hash.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { registerOfflineWorker } from '../offline/register-worker.ts';
import { InstallOffer } from './install-offer.tsx';
import { InstallOverview } from './install-overview.tsx';
import { InstallSteps } from './install-steps.tsx';
import { InstallTable } from './install-table.tsx';

export const meta = pageMeta(() => ({
  title: `Ponme en tu móvil · ${clinicContact().name}`,
  description: `Cómo poner la web de ${clinicContact().name} en la pantalla de inicio de tu móvil, en Android y en iPhone, y qué funciona sin conexión.`,
}));

const tabs = ['overview', 'implementation', 'compatibility'] as const;

export default function EmbeddedWebPage() {
  const [tab, setTab] = useTabInHash(tabs, 'overview');
  useEffect(registerOfflineWorker, []);
  return (
    <>
      <h1>Ponme en tu móvil</h1>
      <p className='mt-3 max-w-text text-ink-soft text-lg'>
        Un icono en tu pantalla de inicio, y la clínica a un toque. Sin tiendas, sin ocupar apenas sitio.
      </p>
      <div className='mt-5'>
        <InstallOffer />
      </div>
      <Tabs
        label='Ponme en tu móvil'
        keepMounted
        className='mt-7'
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: 'overview', label: 'Resumen', content: <InstallOverview /> },
          { value: 'implementation', label: 'Instalación', content: <InstallSteps /> },
          { value: 'compatibility', label: 'Compatibilidad', content: <InstallTable /> },
        ]}
      />
      <BookingBar />
    </>
  );
}
