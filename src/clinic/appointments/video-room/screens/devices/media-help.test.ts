import { describe, expect, test } from 'vitest';
import { mediaHelp } from './media-help.ts';

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
const chromeOnIphone = iphone.replace('Version/26.0', 'CriOS/140.0');

const agent = (userAgent: string, maxTouchPoints = 0) => ({ userAgent, maxTouchPoints });

describe('mediaHelp', () => {
  test('is undefined while both devices work', () => {
    expect(mediaHelp({}, agent(chrome))).toBeUndefined();
  });

  test.each([
    ['Chrome', agent(chrome), 'Pulsa el icono a la izquierda de la dirección'],
    ['Firefox', agent(firefox), 'Pulsa el icono de la cámara o del micrófono tachado'],
    ['Safari', agent(safari), 'En el menú Safari'],
    ['Safari on an iPhone', agent(iphone, 5), 'elige «Ajustes del sitio web»'],
    ['Safari on an iPad', agent(safari, 5), 'elige «Ajustes del sitio web»'],
    ['Chrome on an iPhone', agent(chromeOnIphone, 5), 'En los Ajustes del dispositivo, busca este navegador'],
  ])('says where %s keeps the permission', (_, browser, text) => {
    const help = mediaHelp({ camera: 'refused', microphone: 'refused' }, browser);
    expect(help).toContain('El navegador no deja usar la cámara ni el micrófono.');
    expect(help).toContain(text);
  });

  test.each([
    [{ camera: 'busy' }, 'No podemos usar la cámara: quizá hay otro programa'],
    [{ camera: 'absent' }, 'No encontramos ninguna cámara. Conéctala'],
    [{ microphone: 'absent' }, 'No encontramos ningún micrófono. Conéctalo'],
    [{ camera: 'absent', microphone: 'absent' }, 'No encontramos cámara ni micrófono. Conéctalos'],
    [{ camera: 'stopped' }, 'La cámara ha dejado de funcionar. Compruébala'],
    [{ microphone: 'refused-by-system' }, 'no deja que el navegador use el micrófono. Permítelo'],
  ] as const)('says the cause and the way on for %o', (problems, text) => {
    const help = mediaHelp(problems, agent(chrome));
    expect(help).toContain(text);
    expect(help).toContain('«Volver a probar», o sigue s');
  });

  test('names each device if their problems differ', () => {
    const help = mediaHelp({ camera: 'busy', microphone: 'absent' }, agent(chrome));
    expect(help).toMatch(/^No podemos usar la cámara.* No encontramos ningún micrófono/);
  });
});
