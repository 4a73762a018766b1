/** The row of a statement that always has one. @throws where it has none */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('a statement that always has a row had none');
  return row;
}
