/** What a way of telling people from robots has to do. */
export type CheckProps = {
  token: string | null;
  /** Null when the check has to be passed again. */
  onToken: (token: string | null) => void;
  /** How many questions have been answered so far; some tokens are good for one only. */
  answers: number;
  describedBy: string | undefined;
};
