/** Something whoever runs a command can put right: shown as its one sentence, never as a stack trace. */
export class Problem extends Error {
  override name = 'Problem';
}
