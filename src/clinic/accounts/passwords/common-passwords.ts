/**
 * The top entries of published password leaks, and common Spanish ones; at least 6 characters, lower case.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  [
    '000000 101010 102030 111111 112233 112358 121212 123123 123123123 123321 123456 1234567 12345678',
    '123456789 1234567890 12345678910 1234abcd 123654 131313 147258369 147852 159753 1q2w3e 1q2w3e4r',
    '1q2w3e4r5t 1qaz2wsx 202020 222222 258456 333333 444444 555555 654321 666666 696969 777777 789456',
    '789456123 888888 987654321 999999 a1b2c3 aa123456 abc123 abcd123 abcd1234 abcdef access admin123',
    'administrator alejandra alejandro amoramor amorcito andrea angelito antonio arsenal asdfgh',
    'asdfghjkl barca1 barcelona baseball batman beatriz bienestar bienvenida bienvenido bonita camila',
    'carlos catalunya cataluña changeme charlie chelsea chocolate clinica clínica computer contrasena',
    'contrasena1 contraseña contraseña1 contraseña123 corazon corazón cristina daniel daniela dragon',
    'espana españa españa1 estrella fcbarcelona fernando football francisco freedom futbol fútbol',
    'gabriela girona google hermosa hola123 hola1234 holahola hunter iloveyou internet javier jennifer',
    'jessica jordan juanito killer letmein liverpool madrid manuel mariposa master miamor michael miguel',
    'monkey naruto natalia p@ssw0rd passw0rd password password1 password123 patata pepito pokemon',
    'preciosa princesa princess psicologa psicologia psicologo psicología q1w2e3r4 qazwsx qwerty qwerty1',
    'qwerty12 qwerty123 qwertyuiop realmadrid realmadrid1 roberto samsung sandra secret sevilla shadow',
    'starwars sunshine superman teamo123 teamomucho tequiero terapia trustno1 valencia valentina welcome',
    'welcome1 whatever zaq12wsx zxcvbn zxcvbnm',
  ].flatMap((line) => line.split(' ')),
);
