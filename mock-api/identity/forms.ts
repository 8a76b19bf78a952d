import type { Member } from '../world/accounts/members';
import { register, signedIn, signUp, verify } from '../world/accounts/people';
import type { WordKey } from './pages/words';

type Values = Readonly<Record<string, string>>;
type Field = { name: 'email' | 'password' | 'firstname' | 'lastname' | 'code'; type: string; autocomplete: string };
export type Form = {
  text: WordKey;
  fields: readonly Field[];
  trouble: WordKey;
  /** Whose form it was; null when it is refused. */
  act: (values: Values) => Member | null;
};

/** What the mail would say. */
const CODE = '246810';

const email: Field = { name: 'email', type: 'email', autocomplete: 'username' };
const password = (autocomplete: string): Field => ({ name: 'password', type: 'password', autocomplete });

/** The forms of the provider, each of which also runs in an iframe. */
export const forms = {
  login: {
    text: 'loginText',
    fields: [email, password('current-password')],
    trouble: 'wrong',
    act: (values) => signedIn(values.email ?? '', values.password ?? ''),
  },
  signup: {
    text: 'signupText',
    fields: [email, password('new-password')],
    trouble: 'taken',
    act: (values) => signUp(values.email ?? '', values.password ?? ''),
  },
  register: {
    text: 'registerText',
    fields: [
      email,
      { name: 'firstname', type: 'text', autocomplete: 'given-name' },
      { name: 'lastname', type: 'text', autocomplete: 'family-name' },
    ],
    trouble: 'unknown',
    act: (values) =>
      register(values.email ?? '', { firstname: values.firstname ?? '', lastname: values.lastname ?? '' }),
  },
  validate: {
    text: 'validateText',
    fields: [email, { name: 'code', type: 'text', autocomplete: 'one-time-code' }],
    trouble: 'badCode',
    act: (values) => (values.code === CODE ? verify(values.email ?? '') : null),
  },
} as const satisfies Record<string, Form>;

export type FormName = keyof typeof forms;
export const isFormName = (name: string | undefined): name is FormName =>
  name !== undefined && Object.hasOwn(forms, name);

/** Whose form it was, or what is wrong with it. */
export function submitted(name: FormName, values: Values): Member | WordKey {
  const { fields, act, trouble }: Form = forms[name];
  if (fields.some((field) => !values[field.name]?.trim())) return 'incomplete';
  return act(values) ?? trouble;
}
