import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field/field';
import { type FieldName, type FieldProblem, fieldRules } from './vouchers.logic';

type Props = {
  fields: readonly FieldName[];
  typed: Readonly<Record<FieldName, string>>;
  problemIn: (field: FieldName) => FieldProblem | null;
  /** What the API said about the first of them. */
  refused: string | undefined;
  onType: (field: FieldName, value: string) => void;
  onLeave: (field: FieldName) => void;
};

/** The codes to type. They have no names, so that a form sent before its island is awake puts no code into an address. */
export function Fields({ fields, typed, problemIn, refused, onType, onLeave }: Props) {
  const t = useTranslations('voucherCheck');
  const words = (field: FieldName, problem: FieldProblem) =>
    problem.kind === 'sign' ? t(`${field}.sign`, { sign: problem.sign }) : t(`${field}.${problem.kind}`);
  return fields.map((field, index) => {
    const problem = problemIn(field);
    return (
      <Field
        key={field}
        label={t(`${field}.label`)}
        hint={t(`${field}.hint`)}
        placeholder={t(`${field}.sample`)}
        error={problem ? words(field, problem) : index === 0 ? refused : undefined}
        value={typed[field]}
        inputMode={fieldRules[field].mode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        data-field={field}
        onChange={(event) => onType(field, event.currentTarget.value)}
        onBlur={() => onLeave(field)}
      />
    );
  });
}
