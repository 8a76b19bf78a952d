import { useAnswers } from '@/lib/visitor/answers/answers.store';

/** An address that has answered this tab already. */
export const knowAnswer = (url: string, data: unknown): void =>
  useAnswers.setState({ [url]: { data, at: Date.now(), failures: 0, asking: null } });
