import { Button } from '#design/button.tsx';
import { dialogOpenerProps, NativeDialog } from '#design/dialogs/native-dialog.tsx';
import { LogoMark } from '#design/drawings/logo.tsx';
import { WideCard } from '#design/drawings/wide-card.tsx';
import { CallList } from '#design/feedback/call-list.tsx';
import { ContactButtons } from '#design/feedback/contact-buttons.tsx';
import { UrgentCalls } from '#design/feedback/urgent-calls.tsx';
import { Family, Specimen } from './specimen.tsx';

const dialogId = 'muestra-de-ventana';
const contacts = [
  { name: 'Quién contesta', phone: '112', href: 'tel:112', description: 'Cuándo llamar, en pocas palabras.' },
];

export function SitePartSpecimens() {
  return (
    <Family title='Piezas de las páginas públicas'>
      <Specimen file='wide-card.tsx' title='Tarjeta ancha'>
        <WideCard view={<LogoMark className='mx-auto size-32' />} className='max-w-xl'>
          <h4>Un dibujo grande</h4>
          <p className='mt-2 text-ink-soft'>La pared al lado de las palabras; en el móvil, encima.</p>
        </WideCard>
      </Specimen>
      <Specimen file='call-list.tsx' title='A quién llamar'>
        <CallList contacts={contacts} className='max-w-md' />
      </Specimen>
      <Specimen file='urgent-calls.tsx' title='Si no puede esperar' className=''>
        <UrgentCalls id='muestra-urgente' contacts={contacts} className='max-w-2xl'>
          Por qué ahora no vale otra cosa que llamar.
        </UrgentCalls>
      </Specimen>
      <Specimen file='contact-buttons.tsx' title='Escribir o llamar'>
        <ContactButtons email='hola@clinica.example' phone='900 000 000' href='tel:900000000' />
      </Specimen>
      <Specimen file='native-dialog.tsx' title='Ventana sin red'>
        <Button variant='secondary' {...dialogOpenerProps(dialogId)}>
          Abrir ventana
        </Button>
        <NativeDialog id={dialogId} title='Una ventana del navegador'>
          <p>Se abre también sin conexión.</p>
        </NativeDialog>
      </Specimen>
    </Family>
  );
}
