// Loads fonts and scripts after the first paint, so that on a slow network they do not compete with the document.
(() => {
  let hasStarted = false;
  function start() {
    if (hasStarted) return;
    // The first paint can come before the document is complete; the module list stands at its end.
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', start, { once: true });
      return;
    }
    hasStarted = true;
    for (const style of document.querySelectorAll('style[data-deferred]')) style.media = 'all';
    for (const link of document.querySelectorAll('link[rel=deferred-preload]')) link.rel = 'modulepreload';
    for (const deferred of document.querySelectorAll('script[type=deferred-module]')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.textContent = deferred.textContent;
      document.head.append(script);
    }
  }
  try {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) start();
    }).observe({ type: 'paint', buffered: true });
  } catch {
    // Browsers without paint timing use the timeout.
  }
  // Also covers tabs in the background, which do not paint.
  setTimeout(start, 1500);
  // Hydration expects no unknown nodes.
  document.currentScript.remove();
})();
