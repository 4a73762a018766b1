/** The pairs of name and base64 key that `SECRET_KEYS` lists (`name:key,name:key`), as they stand there; what lacks is ''. */
export const keysIn = (keys: string): [name: string, key: string][] =>
  keys.split(',').map((entry) => {
    const [name = '', key = ''] = entry.split(/:(.*)/s);
    return [name, key];
  });
