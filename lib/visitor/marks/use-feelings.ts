import { queryOptions } from '@tanstack/react-query';
import { useQuery } from '@/lib/api/use-query';
import type { Feelings } from '@/lib/domain/client';
import { noFeelings } from '@/lib/domain/feelings';
import { useLanguage } from '@/lib/i18n/use-language';
import { useSession } from '../session/session';
import { sendWrite } from '../writes/send-write';

export const feelingsKey = (id: string) => ['feelings', id] as const;
export const feelingsPath = (id: string) => `/api/client/${encodeURIComponent(id)}`;

export const feelingsOptions = (id: string, language: string) =>
  queryOptions({
    queryKey: feelingsKey(id),
    queryFn: async (): Promise<Feelings> =>
      parseFeelings(
        await sendWrite(`${feelingsPath(id)}/shows`, { method: 'POST', body: { showSlugs: [] }, language }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });

function useAskedFeelings() {
  const { client } = useSession();
  return useQuery({ ...feelingsOptions(client?.id ?? '', useLanguage()), enabled: client !== null });
}

/** What the visitor keeps and felt; null while unknown and for a visitor who is not signed in. */
export function useFeelings(): Feelings | null {
  const { client } = useSession();
  const { data = null } = useAskedFeelings();
  return client && data;
}

/** How to ask once more for what could not be asked for; null where it is known, or still being asked. */
export function useLostFeelings(): (() => void) | null {
  const { isLoadingError, refetch } = useAskedFeelings();
  return isLoadingError ? () => void refetch() : null;
}

/** The gateway answers with entities; an answer that is none of them is as good as no news. */
export function parseFeelings(answer: unknown): Feelings {
  const { wishlist, emotions, counts } = { ...noFeelings, ...(answer as Partial<Feelings> | null) };
  return { wishlist, emotions, counts };
}
