'use client';
// Asks for a code that only the visitor knows, and shows what it is worth; nothing of it may be kept anywhere.
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from '@/components/ui/alert/alert';
import { Button } from '@/components/ui/button/button';
import styles from './checker.module.scss';
import type { CheckerKind } from './checkers';
import { Fields } from './fields';
import { HumanCheck } from './human-check';
import { Result } from './result';
import { type CheckOutcome, useChecker } from './use-checker';
import { findLookAlike } from './vouchers.logic';

type Props = {
  kind: CheckerKind;
  captchaKey: string | null;
  /** What the code looks like; the result takes its place. */
  picture: ReactNode;
  /** Under the button. */
  children: ReactNode;
};

const findRefusal = (outcome: CheckOutcome | null) => (outcome && 'refusal' in outcome ? outcome.refusal : null);

export function Checker({ kind, captchaKey, picture, children }: Props) {
  const t = useTranslations('voucherCheck');
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLElement>(null);
  const { fields, typed, token, answers, outcome, busy, problemIn, ...act } = useChecker(kind);
  const refusal = findRefusal(outcome);
  const voucher = outcome && 'voucher' in outcome ? outcome.voucher : null;
  const said = refusal === 'robot' || refusal === 'hasty' || refusal === 'failed' ? refusal : null;
  const bad = (refusal === 'robot' || refusal === 'missing') && !token ? refusal : null;

  // To what has to be looked at next: the answer, the field that is wrong, or the check; the page's title too, where both fit.
  useEffect(() => {
    if (!outcome) return;
    const next = findNext(outcome, form.current, result.current);
    next?.focus({ preventScroll: true });
    document.querySelector('h1')?.scrollIntoView({ block: 'nearest' });
    next?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);

  const again = () => {
    act.restart();
    form.current?.querySelector('input')?.focus();
  };

  return (
    <div className={styles.checker}>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void act.send();
        }}
      >
        {said && (
          <Alert level="warning" title={t(`refused.${said}.title`)} live>
            {t(`refused.${said}.text`)}
          </Alert>
        )}
        <Fields
          fields={fields}
          typed={typed}
          problemIn={problemIn}
          refused={refusal === 'unknown' ? unknownWords(t, kind, typed.code) : undefined}
          onType={act.type}
          onLeave={act.leave}
        />
        <div data-check="">
          <HumanCheck captchaKey={captchaKey} token={token} onToken={act.setToken} answers={answers} error={bad} />
        </div>
        <Button type="submit" variant="primary" busy={busy}>
          {t(`send.${kind}`)}
        </Button>
        {children}
      </form>
      {voucher ? <Result kind={kind} voucher={voucher} focus={result} onAgain={again} /> : picture}
    </div>
  );
}

function findNext(outcome: CheckOutcome, form: HTMLElement | null, result: HTMLElement | null): HTMLElement | null {
  if ('voucher' in outcome) return result;
  const at = 'invalid' in outcome ? `[data-field=${outcome.invalid}]` : focusTargets[outcome.refusal];
  return at ? (form?.querySelector<HTMLElement>(at) ?? null) : null;
}

const checkField = '[data-check] :is(input, button, iframe)';
const focusTargets = { unknown: 'input', robot: checkField, missing: checkField, hasty: null, failed: null } as const;

/** Says which sign is suspect, where one is. */
function unknownWords(t: ReturnType<typeof useTranslations<'voucherCheck'>>, kind: CheckerKind, typed: string): string {
  const odd = kind === 'voucher' ? findLookAlike(typed) : null;
  return odd ? t(`unknown.${odd.pair}`, { place: odd.place }) : t(`unknown.${kind}`);
}
