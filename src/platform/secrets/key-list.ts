/** Parses `SECRET_KEYS` (`name:key,name:key`) into pairs of name and base64 key; missing parts are ''. */
export const parseKeys = (keys: string): [name: string, key: string][] =>
  keys.split(',').map((entry) => {
    const [name = '', key = ''] = entry.split(/:(.*)/s);
    return [name, key];
  });
