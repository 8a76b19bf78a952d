/** So many are kept. */
const most = 100;
let opinions: readonly unknown[] = [];

/** False for what is no JSON. */
export function keepOpinion(text: string): boolean {
  try {
    opinions = [...opinions, JSON.parse(text)].slice(-most);
    return true;
  } catch {
    return false;
  }
}
export const keptOpinions = (): readonly unknown[] => opinions;
export const forgetOpinions = (): void => {
  opinions = [];
};
