/** Another entry on which wordings are tried: it has an example, an aside in brackets and a list. */
export const lamp = [
  '(Cats hum at night.)',
  'A harbour lamp burns from dusk. It is a light. For example, Bess has one. If she sleeps, it is out.',
  'Its oil is free:',
  '* on a ferry',
  '* in fog',
  'Nobody may trim it (unless the keeper sleeps). Ask a captain, a mate, or a cat.',
  'Example: you have two lamps. You may lend one.',
] as const;
