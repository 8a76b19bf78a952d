import type { Input, Output } from './endpoint';
import type { endpoints } from './endpoints/table';
import type { CallName } from './paths';

/** What a call needs and what it gives, by name: types only, so that the browser learns them at no cost. */
export type CallInput<Name extends CallName> = Input<(typeof endpoints)[Name]>;
export type Entity<Name extends CallName> = Output<(typeof endpoints)[Name]>;
