/** Made when it is first asked for, and once: what is dear to make weighs on no start. */
export function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
