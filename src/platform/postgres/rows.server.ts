/** The row of a statement that always returns one. @throws if there is none */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('a statement that always has a row had none');
  return row;
}
