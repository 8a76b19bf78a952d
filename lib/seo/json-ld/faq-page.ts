/** Questions that a page shows with their answers. */
export const buildFaqJsonLd = (questions: readonly { question: string; answer: string }[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
