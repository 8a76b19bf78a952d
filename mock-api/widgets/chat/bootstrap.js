// The demo's stand-in for the script of a live chat: the same four names, a window of its own, nothing behind it.
(() => {
  const { origin } = new URL(document.currentScript.src);
  const wide = matchMedia('(min-width: 700px)');
  const place = {
    position: 'fixed',
    zIndex: '60',
    border: '0',
    background: '#f6f3ec',
    boxShadow: '0 16px 60px rgb(0 0 0 / 0.6)',
  };
  const standing = {
    true: {
      inset: 'auto 2rem 1.5rem auto',
      width: '24rem',
      height: 'min(36rem, calc(100dvh - 3rem))',
      borderRadius: '0.5rem',
    },
    false: { inset: '0', width: '100%', height: '100dvh', borderRadius: '0' },
  };
  let frame = null;
  let before = null;

  const stand = () => frame && Object.assign(frame.style, place, standing[wide.matches]);

  function close() {
    frame?.remove();
    frame = null;
    before?.focus({ preventScroll: true });
  }

  /** Nothing behind a modal can take the focus: the page closes its own first. */
  function focus() {
    if (!frame) return;
    if (document.querySelector('dialog:modal')) return requestAnimationFrame(focus);
    if (document.activeElement !== frame) before = document.activeElement;
    frame.focus();
  }

  addEventListener('message', ({ source, data }) => {
    if (!frame || source !== frame.contentWindow) return;
    if (data === 'ready') focus();
    if (data === 'close') close();
  });
  wide.addEventListener('change', stand);

  const settings = { language: 'en' };
  window.embeddedservice_bootstrap = {
    settings,
    init() {
      setTimeout(() => dispatchEvent(new Event('onEmbeddedMessagingReady')));
    },
    utilAPI: {
      async launchChat() {
        if (frame) return focus();
        frame = document.createElement('iframe');
        frame.title = 'Chat';
        frame.src = `${origin}/chat/window?language=${settings.language}`;
        stand();
        document.body.append(frame);
      },
    },
  };
})();
