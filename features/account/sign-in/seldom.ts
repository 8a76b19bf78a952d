// In one file what few visits meet: every page names each file that it may ask for.
export { ForcedSignIn } from './forced-sign-in.island';
export { SignInError } from './sign-in-error.island';
