import { findLack } from '../drill/launch-drilled';
import { type Check, failed, passed, runForExitCode } from './tally';

/**
 * A command of its own in its short form, which has a second try, since a machine that has other things to do may lose an
 * answer for it.
 */
const inAnyWeather = (name: 'drill' | 'faults'): Check => ({
  name,
  run: async () => {
    const lack = name === 'drill' && findLack();
    if (lack) {
      console.log(lack);
      return { ...failed, failures: [{ name, error: lack }] };
    }
    const attempt = () => runForExitCode(8, ['--import', 'tsx', `scripts/${name}.ts`, '--ci'], { output: 'quiet' });
    if ((await attempt()) === 0) return passed;
    console.log(`Once more: ${name}`);
    return (await attempt()) === 0 ? { ...passed, flaky: [{ name, error: 'It says why above.' }] } : failed;
  },
});

/** What only an operator asks for as a rule, and the tests that decide whether a change may land: two minutes. */
export const weather: readonly Check[] = [inAnyWeather('drill'), inAnyWeather('faults')];
