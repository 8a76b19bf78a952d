import { ageOfShowings } from '@/lib/api/age-of-showings';
import { useAnswer } from '@/lib/visitor/answers/use-answer';

/** What the gateway answers of showings, which sell out. */
export const useFreshAnswer = <T>(url: string | null) => useAnswer<T>(url, ageOfShowings);
