import { clinic } from '#config';
import { WindowView } from '#design/window-view.tsx';
import { BenchView, BridgeView, KiteView, RoadView, StairsView } from './drawings/life-stages.tsx';

export const meta = () => [{ title: `Servicios de psicología · ${clinic.name}` }];

export default function PsychologyServicesPage() {
  return (
    <>
      <h1>Servicios de psicología</h1>
      <div className='mt-6 grid grid-cols-3 gap-4'>
        {[KiteView, BridgeView, StairsView, BenchView, RoadView].map((V) => (
          <WindowView key={V.name} className='w-full'>
            <V />
          </WindowView>
        ))}
      </div>
    </>
  );
}
