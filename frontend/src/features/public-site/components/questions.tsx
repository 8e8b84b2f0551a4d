interface Props {
  title: string;
  questions: readonly { question: string; answer: string }[];
}

export const Questions = ({ title, questions }: Props) => (
  <section className="band band--questions" aria-labelledby="questions">
    <h2 id="questions" className="band__title">
      {title}
    </h2>
    <div className="questions">
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <p className="soft">{answer}</p>
        </details>
      ))}
    </div>
  </section>
);
