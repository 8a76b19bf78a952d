// The demo's stand-in for the script of whoever collects opinions (decision 12).
(() => {
  const { origin } = new URL(document.currentScript.src);
  window.feedbackCollector = {
    async send(feedback) {
      // As text, so that the browser does not ask for leave first.
      const answer = await fetch(`${origin}/feedback/opinions`, { method: 'POST', body: JSON.stringify(feedback) });
      if (!answer.ok) throw new Error(`The collector answers ${answer.status}.`);
    },
  };
})();
