import { useCallback, useEffect, useRef, useState } from 'react';
import { type DeviceKind, kindOf, type Media, openDevices, reasonOfEnd } from './media.ts';

export type Devices = {
  /** Undefined while the browser asks for permission for the first time. */
  media: Media | undefined;
  open: (kinds: readonly DeviceKind[]) => void;
  close: (kind: DeviceKind) => void;
  /** The person goes on without the devices that do not work. */
  dismissProblems: () => void;
};

/**
 * Camera and microphone of this device, from the first question for permission until the part that uses them is gone.
 * @param kinds the devices to open at first
 */
export function useMedia(kinds: readonly DeviceKind[]): Devices {
  const [media, setMedia] = useState<Media>();
  const live = useRef(new Set<MediaStreamTrack>()).current;
  const isGone = useRef(false);
  const firstKinds = useRef(kinds);

  const open = useCallback(
    async (kinds: readonly DeviceKind[]) => {
      const opened = await openDevices(kinds);
      for (const track of opened.stream.getTracks()) {
        live.add(track);
        // Not fired by `stop`: the permission was taken back, or the device unplugged.
        track.addEventListener('ended', async () => {
          const kind = kindOf(track);
          live.delete(track);
          const problem = await reasonOfEnd(kind);
          setMedia((known) =>
            known?.stream.getTracks().includes(track)
              ? replaceDevices(known, [kind], { stream: new MediaStream(), problems: { [kind]: problem } })
              : known,
          );
        });
        if (isGone.current) track.stop();
      }
      setMedia((known) => replaceDevices(known, kinds, opened));
    },
    [live],
  );

  const close = (kind: DeviceKind) => {
    for (const track of live) {
      if (kindOf(track) !== kind) continue;
      // Stopped, not only hidden, so that the camera's light goes out.
      track.stop();
      live.delete(track);
    }
    setMedia((known) => replaceDevices(known, [kind], { stream: new MediaStream(), problems: {} }));
  };

  useEffect(() => {
    isGone.current = false;
    void open(firstKinds.current);
    return () => {
      isGone.current = true;
      for (const track of live) track.stop();
    };
  }, [open, live]);
  const dismissProblems = () => setMedia((known) => known && { ...known, problems: {} });
  return { media, open, close, dismissProblems };
}

/** The media with new tracks and problems of some devices. */
function replaceDevices(known: Media | undefined, kinds: readonly DeviceKind[], next: Media): Media {
  const kept = known?.stream.getTracks().filter((track) => !kinds.includes(kindOf(track))) ?? [];
  const problems = { ...known?.problems };
  for (const kind of kinds) delete problems[kind];
  return {
    stream: new MediaStream([...kept, ...next.stream.getTracks()]),
    problems: { ...problems, ...next.problems },
  };
}
