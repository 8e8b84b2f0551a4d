export const Steps = ({ title, steps }: { title: string; steps: readonly { title: string; text: string }[] }) => (
  <section className="band" aria-labelledby="steps">
    <h2 id="steps" className="band__title">
      {title}
    </h2>
    <ol className="steps">
      {steps.map((step, index) => (
        <li key={step.title} className="steps__item">
          <span className="steps__number" aria-hidden="true">
            {index + 1}
          </span>
          <h3>{step.title}</h3>
          <p className="soft">{step.text}</p>
        </li>
      ))}
    </ol>
  </section>
);
