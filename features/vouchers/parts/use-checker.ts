import { useLocale } from 'next-intl';
import { useRef, useState } from 'react';
import type { Voucher } from '@/lib/domain/voucher';
import { type CheckerKind, checkers, checkHeader } from './checkers';
import {
  type CheckRefusal,
  cleanCode,
  type FieldName,
  type FieldProblem,
  findProblem,
  resolveRefusal,
} from './vouchers.logic';

/** `missing`: the form was sent without a human check. */
export type CheckOutcome = { voucher: Voucher } | { refusal: CheckRefusal | 'missing' } | { invalid: FieldName };

type Typed = Readonly<Record<FieldName, string>>;
const blank: Typed = { code: '', number: '', secret: '' };

/** The form of one kind of voucher: what is typed, what is wrong with it, and what the answer was. */
export function useChecker(kind: CheckerKind) {
  const locale = useLocale();
  const { fields, ask } = checkers[kind];
  const [typed, setTyped] = useState(blank);
  const [left, setLeft] = useState<readonly FieldName[]>([]);
  const [wasSent, setWasSent] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const [answers, setAnswers] = useState(0);
  const [outcome, setOutcome] = useState<CheckOutcome | null>(null);
  const [busy, setBusy] = useState(false);
  const asking = useRef(false);

  const problemIn = (field: FieldName): FieldProblem | null => {
    if (!left.includes(field)) return null;
    const problem = findProblem(field, typed[field]);
    return problem?.kind === 'empty' && !wasSent ? null : problem;
  };

  async function send() {
    if (asking.current) return;
    setWasSent(true);
    setLeft(fields);
    const invalid = fields.find((field) => findProblem(field, typed[field]));
    if (invalid) return setOutcome({ invalid });
    if (!token) return setOutcome({ refusal: 'missing' });
    asking.current = true;
    setBusy(true);
    const codes = { code: cleanCode(typed.code), number: cleanCode(typed.number), secret: cleanCode(typed.secret) };
    const answer = await ask(locale, codes, { [checkHeader]: token }).then(
      (voucher) => ({ voucher }),
      (error: unknown) => ({ refusal: resolveRefusal(error) }),
    );
    asking.current = false;
    setBusy(false);
    setAnswers((count) => count + 1);
    if ('refusal' in answer && answer.refusal === 'robot') setToken(null);
    setOutcome(answer);
  }

  return {
    fields,
    typed,
    token,
    answers,
    outcome,
    busy,
    problemIn,
    send,
    setToken,
    type: (field: FieldName, value: string) => {
      setTyped({ ...typed, [field]: value });
      if (outcome && 'refusal' in outcome && outcome.refusal === 'unknown') setOutcome(null);
    },
    leave: (field: FieldName) => setLeft([...new Set([...left, field])]),
    /** For another code; the answer goes, so that nobody takes it for the new one's. */
    restart: () => {
      setTyped(blank);
      setLeft([]);
      setWasSent(false);
      setOutcome(null);
    },
  };
}
