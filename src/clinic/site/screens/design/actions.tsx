import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonProps } from '#design/button.tsx';
import { Dialog, DialogClose } from '#design/dialogs/dialog.tsx';
import { FormFooter } from '#design/dialogs/form-footer.tsx';
import { Menu, MenuItem } from '#design/dialogs/menu.tsx';
import { ExternalLink } from '#design/external-link.tsx';
import { Pager } from '#design/pager.tsx';
import { Tabs } from '#design/tabs.tsx';
import { Family, Specimen, State } from './specimen.tsx';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const satisfies ButtonProps['variant'][];
const sizes = ['small', 'normal', 'large'] as const satisfies ButtonProps['size'][];

export function ActionSpecimens() {
  return (
    <Family title='Acciones'>
      <ButtonSpecimen />
      <Specimen file='external-link.tsx' title='Enlace a otra web'>
        <ExternalLink href='https://example.org' className='link'>
          Una web de otros
        </ExternalLink>
      </Specimen>
      <Specimen
        file='menu.tsx'
        title='Menú'
        note='Se cierra con Escape, al salir con el tabulador y al elegir.'
        className='flex flex-wrap items-center gap-6'
      >
        <Menu label='Servicios' align='start'>
          <MenuItem href='#menu.tsx' aria-current='page'>
            Donde estás ahora
          </MenuItem>
          <MenuItem href='#menu.tsx'>Otra página</MenuItem>
        </Menu>
      </Specimen>
      <DialogSpecimen />
      <Specimen file='form-footer.tsx' title='Pie de un formulario en un diálogo'>
        <FormFooter back={() => {}} explanation='Falta el nombre.'>
          <Button size='small' disabled>
            Guardar
          </Button>
        </FormFooter>
      </Specimen>
      <TabsSpecimen />
      <PagerSpecimen />
    </Family>
  );
}

function PagerSpecimen() {
  const [page, setPage] = useState(2);
  return (
    <Specimen file='pager.tsx' title='Páginas de una lista'>
      <Pager
        label='Páginas del ejemplo'
        page={page}
        pages={3}
        position={`Página ${page} de 3`}
        show={setPage}
      />
    </Specimen>
  );
}

function ButtonSpecimen() {
  return (
    <Specimen file='button.tsx' title='Botón' className='flex flex-col gap-6'>
      {variants.map((variant) => (
        <div key={variant} className='flex flex-wrap items-end gap-4'>
          {sizes.map((size) => (
            <State key={size} name={`${variant}, ${size}`}>
              <Button variant={variant} size={size}>
                Reservar
              </Button>
            </State>
          ))}
          <State name='con icono'>
            <Button variant={variant} icon={<CalendarPlus aria-hidden='true' className='size-5' />}>
              Reservar
            </Button>
          </State>
          <State name='en marcha'>
            <Button variant={variant} busy busyLabel='Reservando…'>
              Reservar
            </Button>
          </State>
          <State name='desactivado'>
            <Button variant={variant} disabled>
              Reservar
            </Button>
          </State>
          <State name='como enlace'>
            <Button variant={variant} asChild>
              <a href='#button.tsx'>Reservar</a>
            </Button>
          </State>
        </div>
      ))}
    </Specimen>
  );
}

function DialogSpecimen() {
  return (
    <Specimen file='dialog.tsx' title='Diálogo' note='En el móvil sube desde abajo.'>
      {sizes.map((size) => (
        <Dialog
          key={size}
          size={size === 'large' ? 'large' : size}
          trigger={<Button variant='secondary'>Abrir diálogo {size}</Button>}
          title='¿Cancelar esta cita?'
          description='Puedes volver a reservar cuando quieras.'
          actions={
            <>
              <DialogClose>
                <Button variant='danger'>Cancelar la cita</Button>
              </DialogClose>
              <DialogClose>
                <Button variant='quiet'>Conservarla</Button>
              </DialogClose>
            </>
          }
        >
          <p>Martes 24 de noviembre, 10:30, con Aurembiaix Montgrony.</p>
        </Dialog>
      ))}
    </Specimen>
  );
}

const panels = (count: number) =>
  ['Adultos', 'Infancia', 'Pareja', 'Familia'].slice(0, count).map((label) => ({
    value: label,
    label,
    content: <p>Lo que hay en «{label}».</p>,
  }));

function TabsSpecimen() {
  return (
    <Specimen file='tabs.tsx' title='Pestañas' className='flex flex-col gap-8'>
      {[2, 3, 4].map((count) => (
        <Tabs
          key={count}
          label={`Ejemplo con ${count} pestañas`}
          tabs={panels(count)}
          keepMounted={count === 4}
        />
      ))}
    </Specimen>
  );
}
