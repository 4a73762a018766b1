export function judge(
  item: { name: string; license: string | undefined },
  credits: string,
): { licence: string; problem: string | undefined };
