// A drawing of ours as a tree: every element with its attributes, its children, and its own text in the file.

export function readTree(drawing) {
  const top = { name: '', attributes: {}, children: [] };
  const open = [top];
  for (const { 0: tag, 1: closes, 2: name, 3: said, 4: isEmpty, index } of drawing.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g,
  )) {
    if (closes) {
      const node = open.pop();
      node.source = drawing.slice(node.from, index + tag.length);
      continue;
    }
    const attributes = Object.fromEntries(
      [...said.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    );
    const node = { name, attributes, children: [], from: index, source: tag };
    open.at(-1).children.push(node);
    if (!isEmpty) open.push(node);
  }
  return top.children[0];
}
