import { describe, expect, it } from 'vitest';
import { joinMarks } from './join-marks';

describe('marks that stand apart from their word', () => {
  it.each([
    ['Deux Œufs, Chef !', 'Deux Œufs, Chef\u00a0!'],
    ['Qui choisit les films ?', 'Qui choisit les films\u00a0?'],
    ['Contact : à toute heure', 'Contact\u00a0: à toute heure'],
    ['« Oui », dit-elle', '«\u00a0Oui\u00a0», dit-elle'],
    ['14 € et 20 %', '14\u00a0€ et 20\u00a0%'],
    ['Safety Last!', 'Safety Last!'],
    ['¿Quién? ¡Yo!', '¿Quién? ¡Yo!'],
  ])('%s', (typed, joined) => {
    expect(joinMarks(typed)).toBe(joined);
  });
});
