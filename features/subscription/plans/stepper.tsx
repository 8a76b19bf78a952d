import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import styles from './stepper.module.scss';

type Props = {
  label: string;
  /** What one of it costs. */
  note: string;
  quantity: number;
  most: number;
  onStep: (by: 1 | -1) => void;
};

/** How many of an option, one by one. At an end the button does nothing, but keeps the focus. */
export function Stepper({ label, note, quantity, most, onStep }: Props) {
  const t = useTranslations('plans');
  return (
    <div className={styles.option}>
      <span>
        {label}
        <small className={styles.note}>{note}</small>
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser */}
      <span className={styles.stepper} role="group" aria-label={label}>
        <Step name="minus" label={t('remove')} stopped={quantity === 0} onClick={() => onStep(-1)} />
        <output aria-label={label}>{quantity}</output>
        <Step name="plus" label={t('add')} stopped={quantity >= most} onClick={() => onStep(1)} />
      </span>
    </div>
  );
}

type StepProps = { name: 'minus' | 'plus'; label: string; stopped: boolean; onClick: () => void };

function Step({ name, label, stopped, onClick }: StepProps) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      aria-disabled={stopped || undefined}
      onClick={() => !stopped && onClick()}
    >
      <Icon name={name} />
    </button>
  );
}
