import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '@/lib/domain/client';
import type { Language } from '@/lib/sites/languages';
import { sessionOptions } from './session';

/** The client as the server knows them now, whoever this tab takes the visitor for. Throws where it does not answer. */
export const findClientNow = async (queries: QueryClient, language: Language): Promise<Client | null> =>
  (await queries.fetchQuery({ ...sessionOptions(language), staleTime: 0 })).client;
